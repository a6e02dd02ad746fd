/** One event of Chromium's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task, in milliseconds, that any page's main thread worked on while a trace was recorded. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter((event) => /\bRunTask$/.test(event.name) && mains.has(thread(event)));
  return tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur), 0) / 1000;
}
