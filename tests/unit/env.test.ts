import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '../../src/config/parseEnv.ts';
import { sourceFiles } from '../support/source-files.ts';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'dealer.example',
  VITE_FIREBASE_PROJECT_ID: 'dealer',
  VITE_FIREBASE_STORAGE_BUCKET: 'dealer.example',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SHIPMENTS_CSV_URL: 'https://sheets.example/csv',
};

test('a complete environment is parsed', () => {
  expect(parseEnv(complete)).toMatchObject({ firebase: { projectId: 'dealer' }, emulators: null });
});

test('all missing variables are listed at once, blank and additionally required ones too', () => {
  const { VITE_FIREBASE_APP_ID: _left, ...incomplete } = complete;
  const parse = () => parseEnv({ ...incomplete, VITE_SHIPMENTS_CSV_URL: ' ' }, ['VITE_COMPANY_LEGAL_NAME']);
  expect(parse).toThrow(
    /:\n {2}VITE_FIREBASE_APP_ID\n {2}VITE_SHIPMENTS_CSV_URL\n {2}VITE_COMPANY_LEGAL_NAME$/,
  );
});

test('.env.example names every variable that the site uses, except those of the local backend', () => {
  const read = sourceFiles('src').flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bVITE_[A-Z_]*[A-Z]\b(?!_)/g) ?? [],
  );
  const example = readFileSync('.env.example', 'utf8');
  const unnamed = read.filter(
    (name) => !/_EMULATOR$|^VITE_LOCALE$/.test(name) && !example.includes(`\n${name}=`),
  );
  expect(unnamed).toEqual([]);
  expect(read).toContain('VITE_ERROR_URL');
});
