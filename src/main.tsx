import { startErrorReports } from './app/errorReports.ts';
import { startApp } from './app/start.tsx';
import './styles/tokens.css';
import '#script.css';
import './styles/base.css';

if (import.meta.env.VITE_ERROR_URL) startErrorReports(import.meta.env.VITE_ERROR_URL);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startApp(root);
