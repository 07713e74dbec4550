import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ConfigContext, plainConfig } from '../../data/config.ts';
import { Asking, withPerson } from '../../data/person.fixtures.tsx';
import messages from '../../messages/en.json' with { type: 'json' };
import { Page } from './CartPage.tsx';

withPerson();

const shop = { ...plainConfig, shopping: true };

const lineOf = (key: number) => ({
  key,
  product_id: key,
  course_id: key,
  name: `Course ${key}`,
  thumb: null,
  description: '',
  category: { category_id: 61, key: 'emergency', name: 'Emergency' },
  quantity: 1,
  for_team: false,
  owned: false,
  price: 10,
  price_formated: '€10.00',
  hl_original_price: null,
  rating: 0,
  review_count: 0,
  date: null,
  end_date: null,
  location_address: null,
  city: null,
});

/** A server with lines in the cart. What is taken out leaves it at once; the answer comes when it is let go. */
function serve(...keys: number[]) {
  const held = new Set(keys);
  const waiting: (() => void)[] = [];
  const cart = () => ({
    products: [...held].map(lineOf),
    count: held.size,
    totalCount: held.size,
    totals: [{ code: 'total', title: 'Total', value: '€10.00' }],
    voucher: null,
    coupon: null,
    total_raw: 10,
  });
  const answer = async (path: string, { method }: RequestInit) => {
    if (!path.includes('/cart')) return Response.json({ data: [] });
    if (method !== 'DELETE') return Response.json(cart());
    held.delete(Number(path.split('/').at(-1)));
    const response = Response.json(cart());
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return response;
  };
  vi.stubGlobal('fetch', answer);
  return {
    /** Answers what was asked, the last first. */
    letGo: async () => {
      for (const resolve of waiting.splice(0).toReversed()) {
        resolve();
        // One answer after the other.
        // oxlint-disable-next-line no-await-in-loop
        await pass();
      }
    },
    held,
  };
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));

async function open() {
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(
    <IntlProvider locale="en" messages={messages}>
      <ConfigContext value={shop}>
        <Asking>
          <RouterProvider router={router} />
        </Asking>
      </ConfigContext>
    </IntlProvider>,
  );
  await pass();
}

const lines = () => screen.getAllByRole('listitem').length;

async function takeOut(key: number) {
  const button = screen.getByRole('button', { name: new RegExp(`Course ${key}$`) });
  button.focus();
  fireEvent.click(button);
  await pass();
}

test('a line that was taken out does not come back with the answer to another', async () => {
  const { letGo } = serve(1, 2, 3);
  await open();
  const before = lines();
  await takeOut(1);
  await takeOut(2);
  await letGo();
  await letGo();
  expect(lines()).toBe(before - 2);
  expect(screen.queryByText('Course 1')).toBeNull();
  expect(screen.queryByText('Course 2')).toBeNull();
});

test('what says that the cart is empty takes the focus of the last line, though two left at once', async () => {
  const { letGo } = serve(1, 2);
  await open();
  await takeOut(1);
  await takeOut(2);
  await letGo();
  await letGo();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: messages['shopping.cart.empty'] }));
});

test('a cart that was emptied in another tab leaves the focus where it is', async () => {
  const { held } = serve(1);
  await open();
  held.clear();
  // SWR reads at most every five seconds.
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  fireEvent.focus(window);
  await pass();
  expect(screen.getByRole('heading', { name: messages['shopping.cart.empty'] })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});
