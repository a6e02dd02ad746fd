import { walkIn } from './walk.ts';

walkIn('firefox');
