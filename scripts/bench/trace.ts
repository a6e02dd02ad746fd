/** One event of Chromium's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  readonly ts: number;
  /** How long it took, by the clock on the wall and by what its thread worked. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** The longest task, in milliseconds, that any page's main thread worked on while a trace was recorded. */
export function longestTask(trace: Buffer): number {
  return longest(mainThreadTasks(trace).map(({ dur }) => dur));
}

/** The same by the processor's time that the task took: others at work on the machine do not count. */
export function longestCpuTask(trace: Buffer): number {
  return longest(mainThreadTasks(trace).map(({ tdur }) => tdur));
}

function mainThreadTasks(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const own = traceEvents.filter((event) => mains.has(thread(event)));
  const fromTest = own.filter(isDevTools);
  return own.filter(
    (task) => /\bRunTask$/.test(task.name) && !fromTest.some((event) => isWithin(event, task)),
  );
}

/** What whoever records the trace has the page do, such as looking for an element. */
function isDevTools({ args }: TraceEvent): boolean {
  return args?.chrome_mojo_event_info?.mojo_interface_tag?.startsWith('blink.mojom.DevTools') ?? false;
}

function isWithin({ ts }: TraceEvent, task: TraceEvent): boolean {
  return ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
}

/** In milliseconds, of microseconds. */
function longest(times: readonly (number | undefined)[]): number {
  return times.reduce<number>((most, time = 0) => Math.max(most, time), 0) / 1000;
}
