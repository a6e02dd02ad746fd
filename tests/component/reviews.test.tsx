import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReviewRotator } from '../../src/site/reviews/ReviewRotator.tsx';

const reviews = [
  { id: 'a', message: 'Came in four weeks.', rating: 5, name: 'Mona', createdAt: null },
  { id: 'b', message: 'Friendly people.', rating: 4, name: 'Karim', createdAt: null },
];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

test('a selected review is announced, the first one is not', () => {
  render(<ReviewRotator reviews={reviews} />);
  const announced = screen.getByRole('status');
  expect(announced).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Next review' }));
  expect(announced).toHaveTextContent('4 out of 5 stars Friendly people. Karim');
  fireEvent.click(screen.getByRole('button', { name: 'Previous review' }));
  expect(announced).toHaveTextContent('5 out of 5 stars Came in four weeks. Mona');
});
