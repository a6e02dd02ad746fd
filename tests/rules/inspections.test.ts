import { testDocumentCases } from './document-cases.ts';
import { inspectionCases } from './inspection-cases.ts';

testDocumentCases(inspectionCases);
