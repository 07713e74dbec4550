import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CartList } from './CartItem.tsx';

const onEmptied = vi.fn<() => void>();

function Kept() {
  const [ids, setIds] = useState(['1', '2', '3']);
  const items = ids.map((id) => ({
    courseId: id,
    title: `Kursas ${id}`,
    href: `/course-about/${id}`,
    category: 'emergency' as const,
    price: { price: '10,00 €' },
    onRemove: () => {
      setIds((before) => before.filter((one) => one !== id));
    },
  }));
  return <CartList items={items} onEmptied={onEmptied} />;
}

test('after a removal the next course takes the focus, then the last, then the page', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => {
      root.unmount();
    });
    place.remove();
    vi.unstubAllGlobals();
  });
  act(() => {
    root.render(<Kept />);
  });
  const remove = (id: string) => {
    const button = place.querySelector<HTMLElement>(`[aria-label="Remove: Kursas ${id}"]`);
    button?.focus();
    act(() => {
      button?.click();
    });
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(remove('2')).toBe('Remove: Kursas 3');
  expect(remove('3')).toBe('Remove: Kursas 1');
  expect(onEmptied).not.toHaveBeenCalled();
  remove('1');
  expect(onEmptied).toHaveBeenCalledOnce();
});
