/**
 * The browser features the walk needs, few enough for every driver. Elements are JavaScript expressions,
 * evaluated in the page on use.
 */
export interface Driver {
  goto(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** CSS pixels; as close as the browser's window allows. */
  resize(size: { readonly width: number; readonly height: number }): Promise<unknown>;
  /** The value of an expression, as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  click(element: string): Promise<void>;
  /** Appends to the field's value. */
  type(element: string, text: string): Promise<void>;
  /** Sets the files of a file input, by path. */
  upload(element: string, files: readonly string[]): Promise<void>;
  /** Presses the mouse on the centre of one element and moves it to another. */
  startDrag(from: string, to: string): Promise<void>;
  drop(): Promise<unknown>;
  close(): Promise<void>;
}

/** An expression that calls `call` in the page; `call` may use only its arguments. */
export function inPage<Args extends readonly unknown[]>(
  call: (...args: Args) => unknown,
  ...args: Args
): string {
  return `(${call})(...${JSON.stringify(args)})`;
}
