import type { Dealership } from './dealership.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { runCommand } from './run-command.ts';

const runReport = (dealership: Dealership, words: readonly string[], answer?: string) =>
  runCommand(dealership, 'orphans', words, answer);

test('the report lists files without a document and missing files, and deletes files after confirmation', async ({
  dealership,
}) => {
  test.slow();
  const picture = (await webp('x.webp')).buffer;
  await dealership.putFile('Cars/1_named.webp', picture);
  await dealership.putFile('Cars/2_left.webp', picture);
  await dealership.put(
    'Cars/a',
    carFields({ Img: 'Cars/1_named.webp', Images: ['Cars/1_named.webp', 'Cars/3_gone.webp'] }),
  );

  const report = await runReport(dealership, []);
  expect(report.output).toContain('1 documents, 3 files');
  expect(report.output).toMatch(/less than 30 days old, kept \(1\):\n {2}Cars\/2_left\.webp/);
  expect(report.output).toMatch(/Missing files \(1\):\n {2}Cars\/a: Cars\/3_gone\.webp/);
  expect(report.code).toBe(1);

  expect((await runReport(dealership, ['--delete', '--fresh'], 'no\n')).output).toContain(
    'Nothing was deleted.',
  );
  expect(await dealership.files()).toHaveLength(3);
  expect((await runReport(dealership, ['--delete', '--fresh'], 'yes\n')).output).toContain(
    'deleted Cars/2_left.webp',
  );
  expect(await dealership.files()).toEqual(['Cars/1_named.webp', 'Hero/hero.webp']);
});
