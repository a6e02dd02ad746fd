/**
 * What the full `firebase/firestore` gets in a browser, where it speaks WebChannel: a handshake, and then the answer that
 * hands UNIMPLEMENTED to the caller, a target taken off or a write refused. An HTTP error would not do: the SDK takes
 * itself for offline then, answers from its cache, and tries a write for ever.
 */
import { WHAT_TO_DO } from '../grpc/refusal.ts';
import { type Answer, text } from '../http/responses.ts';

const UNIMPLEMENTED = { code: 12, status: 'UNIMPLEMENTED', message: WHAT_TO_DO };

/** The version of the protocol, and how often a channel is to be heard of, in milliseconds. */
const PROTOCOL_VERSION = 8;
const KEEPALIVE = 30_000;

/** Channels of writes that have shaken hands, by id: called when the first write has come. */
const written = new Map<string, { readonly arrival: Promise<void>; readonly note: () => void }>();
let channels = 0;

/**
 * @param url with the channel's id (SID) once there is one
 * @param body what the client sends, as a form
 */
export async function refuseWebChannel(method: string, url: URL, body: string): Promise<Answer> {
  const id = url.searchParams.get('SID');
  if (!id) return shakeHands(url.pathname, body);
  if (url.searchParams.get('TYPE') === 'terminate') written.delete(id);
  if (method === 'GET') return refuseWrites(id);
  written.get(id)?.note();
  // The client's other channel is open, and has had what came so far.
  return chunk([1, 1, 0]);
}

function shakeHands(pathname: string, body: string): Answer {
  channels += 1;
  const id = `refused-${channels}`;
  const isWrite = pathname.includes('/Write/');
  if (isWrite) written.set(id, arrival());
  const opened = [0, ['c', id, '', PROTOCOL_VERSION, PROTOCOL_VERSION, KEEPALIVE]];
  const answer = isWrite ? { streamId: id, streamToken: 'dG9rZW4=' } : removedTarget(body);
  return chunk([opened, [1, [answer]]]);
}

async function refuseWrites(id: string): Promise<Answer> {
  await written.get(id)?.arrival;
  written.delete(id);
  return chunk([[2, [{ error: UNIMPLEMENTED }]]]);
}

/** The answer that takes off the target a listen adds with its first message. */
function removedTarget(body: string): unknown {
  const message = JSON.parse(new URLSearchParams(body).get('req0___data__') ?? '{}') as {
    readonly addTarget?: { readonly targetId?: number };
  };
  const targetIds = [message.addTarget?.targetId ?? 0];
  return { targetChange: { targetChangeType: 'REMOVE', targetIds, cause: UNIMPLEMENTED } };
}

function arrival() {
  let note = () => {};
  const promise = new Promise<void>((resolve) => {
    note = resolve;
  });
  return { arrival: promise, note };
}

/** Arrays come with their length before them. */
function chunk(arrays: readonly unknown[]): Answer {
  const content = JSON.stringify(arrays);
  return text(`${content.length}\n${content}`);
}
