import { walkIn } from './walk.ts';

walkIn('webkit');
