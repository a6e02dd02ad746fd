/** One event of Chromium's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  /** How long it took, by the clock on the wall and by what its thread worked. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
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
  return traceEvents.filter((event) => /\bRunTask$/.test(event.name) && mains.has(thread(event)));
}

/** In milliseconds, of microseconds. */
function longest(times: readonly (number | undefined)[]): number {
  return times.reduce<number>((most, time = 0) => Math.max(most, time), 0) / 1000;
}
