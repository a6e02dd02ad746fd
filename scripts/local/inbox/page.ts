import type { Mail, Mailbox } from './inbox.ts';

/** Renders the inbox, newest mail first. The page reloads when a mail arrives. */
export function inboxPage(mails: readonly Mail[]): string {
  const newestFirst = mails.toReversed().map(mailEntry);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:">
<title>Mail inbox (${mails.length})</title>
<style>${style}</style>
<header>
  <h1>Mail inbox</h1>
  <button ${mails.length === 0 ? 'disabled' : ''}>Delete all</button>
</header>
${newestFirst.join('') || '<p>No mail yet. What the site’s forms send arrives here.</p>'}
<script>${script(mails.at(-1)?.id ?? 0)}</script>
</html>
`;
}

/** The sandboxed frame forbids scripts, as mail clients do. */
function mailEntry({ subject, from, to, replyTo, receivedAt, text, html }: Mail): string {
  return `<details name="mail">
  <summary><b>${escapeHtml(subject)}</b> <span>${mailboxes(from)}</span> <time>${receivedAt.slice(11, 19)} UTC</time></summary>
  <dl><dt>To<dd>${mailboxes(to)}<dt>Reply to<dd>${mailboxes(replyTo)}</dl>
  <iframe title="As HTML" sandbox srcdoc="${escapeHtml(html)}"></iframe>
  <pre aria-label="As text">${escapeHtml(text)}</pre>
</details>
`;
}

function mailboxes(list: readonly Mailbox[]): string {
  const texts = list.map(({ name, address }) => (name ? `${name} <${address}>` : address));
  return escapeHtml(texts.join(', ') || '–');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const script = (newestId: number) => `
  document.querySelector('button').onclick = () => fetch('/email', { method: 'DELETE' }).then(() => location.reload());
  setInterval(async () => {
    const mails = await fetch('/email').then((response) => response.json(), () => null);
    if (mails && (mails.at(-1)?.id ?? 0) !== ${newestId}) location.reload();
  }, 2000);
`;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 56rem; margin: 0 auto; padding: 1rem; }
  header, summary { display: flex; gap: 0.25rem 1rem; flex-wrap: wrap; align-items: baseline; }
  header { justify-content: space-between; }
  h1 { font-size: 1.5rem; }
  button { font: inherit; padding: 0.25rem 0.75rem; }
  details { border-block-start: 1px solid #8886; }
  summary { padding: 0.75rem 0; cursor: pointer; }
  summary b { flex: 1 1 16rem; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: 0 0 0.75rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { box-sizing: border-box; width: 100%; height: 20rem; border: 1px solid #8886; background: white; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
