import { blogCases } from './blog-cases.ts';
import { testDocumentCases } from './document-cases.ts';

testDocumentCases(blogCases);
