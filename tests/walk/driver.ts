/**
 * What the walk needs of a browser: little enough that every way to drive one can give it. Elements are named by a
 * JavaScript expression, evaluated in the page when it is used.
 */
export interface Driver {
  /** What the browser said on its console; what the page itself noted is read from the page (gate.ts). */
  readonly messages: string[];
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** As near to that as the browser's window goes, in CSS pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** The value of an expression, as JSON has it. */
  evaluate<T>(expression: string): Promise<T>;
  click(element: string): Promise<void>;
  /** Types behind what stands in the field. */
  type(element: string, text: string): Promise<void>;
  /** Gives files, by their paths, to a file input. */
  upload(element: string, files: readonly string[]): Promise<void>;
  /** Drags from the middle of one element to that of another, by mouse. */
  drag(from: string, to: string): Promise<void>;
  close(): Promise<void>;
}

/** An expression that calls `call`, which must need nothing but its arguments, in the page. */
export function inPage<Args extends readonly unknown[]>(
  call: (...args: Args) => unknown,
  ...args: Args
): string {
  return `(${call})(...${JSON.stringify(args)})`;
}
