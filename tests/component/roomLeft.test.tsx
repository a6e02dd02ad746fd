import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleBytes, hasRoom, RoomLeft } from '../../src/staff/blogs/RoomLeft.tsx';

const kib = 1024;

test('is empty while half of the space is left, then shows the rest in whole kilobytes, or the excess', () => {
  const { container, rerender } = render(<RoomLeft bytes={512 * kib} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<RoomLeft bytes={711 * kib + 1} />);
  expect(screen.getByText('Room left: 312 KB of 1,024 KB')).toBeVisible();
  rerender(<RoomLeft bytes={1025 * kib} />);
  expect(screen.getByRole('alert')).toHaveTextContent('is 1 KB too large');
});

test('three Arabic contents of maximum length leave no space', () => {
  const content = 'س'.repeat(300_000);
  const bytes = articleBytes('', { content, Translations: { de: { content }, ar: { content } } });
  expect(bytes).toBeGreaterThan(3 * 600_000);
  expect(hasRoom(bytes)).toBe(false);
  expect(hasRoom(articleBytes('', { content }))).toBe(true);
});

test('counts the audit fields of a write even if they were missing', () => {
  const fields = { title: 'x' };
  const stored = { ...fields, createdAt: new Date(), updatedAt: new Date(), updatedBy: 'y' };
  expect(articleBytes('id', stored)).toBe(articleBytes('id', fields));
});
