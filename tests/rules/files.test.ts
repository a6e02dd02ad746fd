import { fileCases } from './file-cases.ts';
import { testFileCases } from './test-files.ts';

testFileCases(fileCases);
