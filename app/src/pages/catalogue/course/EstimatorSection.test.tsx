import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MedeinaProvider } from '@medeina/design-system/provider';
import { EstimatorSection } from './EstimatorSection.tsx';

// The slider measures its thumb, which has no size here.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
afterEach(cleanup);

test.each([
  [100, '€89.00', '€8,900.00'],
  [101, '€49.00', '€4,949.00'],
  [500, '€49.00', '€24,500.00'],
  [501, '€29.00', '€14,529.00'],
  [1000, '€29.00', '€29,000.00'],
  [1001, '€19.90', '€19,919.90'],
  [2000, '€19.90', '€39,800.00'],
  [2499, '€19.90', '€49,730.10'],
])('a group of %i pays %s each, %s in all', (people, each, total) => {
  render(
    <MedeinaProvider locale="en">
      <EstimatorSection courseId={101} />
    </MedeinaProvider>,
  );
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: String(people) } });
  expect(screen.getByText(each)).toBeDefined();
  expect(screen.getByText(total)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Request a quote for the group' }).getAttribute('href')).toContain(
    `people=${people}`,
  );
});
