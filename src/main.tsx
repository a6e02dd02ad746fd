import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, { onCaughtError: reportCaught }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** A failed load is told on the page itself; any other error that a boundary caught is a defect to be seen. */
function reportCaught(error: unknown): void {
  if (!(error instanceof Error && error.name === 'FirebaseError')) console.error(error);
}
