import { folderCases } from './folder-cases.ts';
import { testFolderCases } from './test-files.ts';

testFolderCases(folderCases);
