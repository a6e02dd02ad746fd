/** An event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Wall-clock duration and CPU time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/**
 * Total blocking time after the first contentful paint, in milliseconds: the part of each task over 50 ms, as
 * in Lighthouse, but in CPU time, so that other processes do not count.
 * @param slowdown CPU slowdown factor
 */
export function blockingCpuTime(events: readonly TraceEvent[], slowdown: number): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) return Number.NaN;
  const tasks = events
    .filter((event) => isTask(event) && threadOf(event) === threadOf(painted) && event.ts > painted.ts)
    .sort((a, b) => a.ts - b.ts);
  // The trace contains some tasks twice, one nested in the other.
  const outer = tasks.filter((task, index) => !tasks.slice(0, index).some((other) => isWithin(task, other)));
  return outer.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * slowdown) / 1000 - 50), 0);
}

/** The longest task of any page's main thread in CPU time, in milliseconds. */
export function longestCpuTask(trace: Buffer): number {
  return Math.max(0, ...mainThreadTasks(trace).map(({ tdur = 0 }) => tdur)) / 1000;
}

function mainThreadTasks(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const own = traceEvents.filter((event) => mains.has(threadOf(event)));
  const fromTest = own.filter(isDevTools);
  return own.filter((task) => isTask(task) && !fromTest.some((event) => isWithin(event, task)));
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}

function isTask({ name }: TraceEvent): boolean {
  return /\bRunTask$/.test(name);
}

/** Work caused by the tool that records the trace, such as finding an element. */
function isDevTools({ args }: TraceEvent): boolean {
  return args?.chrome_mojo_event_info?.mojo_interface_tag?.startsWith('blink.mojom.DevTools') ?? false;
}

function isWithin({ ts }: TraceEvent, task: TraceEvent): boolean {
  return ts >= task.ts && ts < task.ts + (task.dur ?? 0);
}
