import { startApp } from './app/start.tsx';
import './styles/tokens.css';
import '#script.css';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startApp(root);
