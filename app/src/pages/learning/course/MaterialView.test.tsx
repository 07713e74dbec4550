import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { course, page, topic } from '../../../data/learning/course.fixtures.ts';
import { findMaterial, withCompletion } from '../../../data/learning/course.ts';
import messages from '../../../messages/en.json' with { type: 'json' };
import { MaterialView } from './MaterialView.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The material of the course, ticked as it is in the product: at once. */
function Open({ id }: { readonly id: number }) {
  const [shown, setShown] = useState(course([topic(1, [page(11), page(12)])]));
  const placed = findMaterial(shown, id);
  if (placed === undefined) return null;
  return (
    <MaterialView
      course={shown}
      placed={placed}
      isAsked={false}
      learning={{
        course: shown,
        error: undefined,
        reload: () => Promise.resolve(),
        unsent: 0,
        isWaiting: false,
        sendNow: () => undefined,
        complete: (material, completed) =>
          setShown(withCompletion(shown, material.course_module_id, completed)),
        watched: () => undefined,
        note: () => undefined,
        answer: () => undefined,
        unsentAnswers: [],
        recall: () => undefined,
        waiting: [],
      }}
    />
  );
}

test.each([
  [11, 'link', 'Next: Material 12'],
  [12, 'heading', 'Material 12'],
])('who ticks material %i goes on at the %s that stays', (id, role, name) => {
  render(
    <IntlProvider locale="en" messages={messages}>
      <Open id={id} />
    </IntlProvider>,
  );
  const button = screen.getByRole('button', { name: messages['learning.material.markDone'] });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
});

test('who points at the link to the next page has its text asked for', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ data: { content: '', figures: [] } }));
  });
  render(
    <IntlProvider locale="en" messages={messages}>
      <Open id={11} />
    </IntlProvider>,
  );
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Next: Material 12' }));
  await vi.waitFor(() => expect(asked.map((address) => address.split('?')[0])).toEqual(['/api/pages/12']));
});
