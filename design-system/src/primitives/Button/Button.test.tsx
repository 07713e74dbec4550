import { cleanup, render, screen } from '@testing-library/react';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MedeinaProvider } from '../../styles/provider.tsx';
import { IconButton } from '../IconButton/index.ts';
import { Button } from './index.ts';

afterEach(cleanup);

function page(button: ReactNode) {
  return <MedeinaProvider locale="lt">{button}</MedeinaProvider>;
}

test.each([
  ['Button', (loading: boolean) => <Button loading={loading}>Saugoti</Button>],
  ['IconButton', (loading: boolean) => <IconButton icon={Heart} label="Saugoti" loading={loading} />],
])('%s announces that it is loading, and keeps the focus', (_name, draw) => {
  const { container, rerender } = render(page(draw(false)));
  const region = container.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  const button = screen.getByRole('button', { name: 'Saugoti' });
  button.focus();
  rerender(page(draw(true)));
  expect(region?.textContent).toBe('Įkeliama');
  expect(document.activeElement).toBe(button);
  rerender(page(draw(false)));
  expect(region?.textContent).toBe('');
});
