import { testDocumentCases } from './document-cases.ts';
import { leadCases } from './lead-cases.ts';

testDocumentCases(leadCases);
