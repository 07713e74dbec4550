import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { AlertToaster, createAlertStore } from './AlertToaster.tsx';
import type { AlertStore } from './AlertToaster.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { containing, said } from '../../internal/said.fixtures.ts';
import { alertToasterWords } from './AlertToaster.words.ts';
import { shareDialogWords } from '../../domain/catalogue/ShareDialog/ShareDialog.words.ts';
import { translations } from '../../styles/translations.ts';

function Page({ store }: { store: AlertStore }) {
  return (
    <div>
      <Inline>
        <Button
          onClick={() => {
            store.add({ type: 'success', subject: t('Pavyko!'), message: t('Sėkmingai išsiųsta.') });
          }}
        >
          {t('Siųsti')}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            store.add({ type: 'danger', subject: t('Klaida!'), message: t('Nepavyko išsaugoti.') });
          }}
        >
          {t('Klysti')}
        </Button>
      </Inline>
      <AlertToaster store={store} />
    </div>
  );
}

const filled = createAlertStore();
filled.add({
  type: 'success',
  subject: t('Kursas krepšelyje'),
  action: <Link href="#cart">{t('Eiti į krepšelį')}</Link>,
  timeout: 'keep',
});
filled.add({ type: 'warning', subject: t('Liko 2 vietos'), message: t('Vilnius, gruodžio 4–5 d.') });
filled.add({ type: 'danger', subject: t('Klaida!'), message: longWords.lt, timeout: 'keep' });

const meta = {
  title: 'Primitives/AlertToaster',
  component: AlertToaster,
  render: Page,
  args: { store: createAlertStore() },
} satisfies Meta<typeof AlertToaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Longer than a transient alert stays. */
function outlive() {
  return new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
}

/** Errors interrupt, others wait; F8 moves to the newest and back; each can be closed without losing the focus. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    args.store.clear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('Siųsti') }));
    const region = canvas.getByRole('region', { name: `${said(translations, 'notifications')} (F8)` });
    await expect(region).toHaveTextContent(t('Sėkmingai išsiųsta.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Klysti') }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Klaida!'));
    const err = canvas.getByRole('button', { name: t('Klysti') });
    const cross = (subject: string) =>
      canvas.getByRole('button', { name: said(alertToasterWords, 'close', { subject }) });
    // Each is in one live region: an error is not announced twice.
    await expect(canvas.getByText(t('Sėkmingai išsiųsta.')).closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(canvas.getByRole('alert').closest('[aria-live]')).toBeNull();
    await expect(err).toHaveFocus();
    // The key is announced only after alerts with an action.
    await expect(region).not.toHaveTextContent('F8');
    const link = {
      subject: t('Kursas krepšelyje'),
      action: <Link href="#cart">{t('Eiti į krepšelį')}</Link>,
    };
    const id = args.store.add({ type: 'success', ...link });
    const action = await canvas.findByRole('link', { name: t('Eiti į krepšelį') });
    await expect(region).toHaveTextContent(
      `${t('Eiti į krepšelį')} ${said(translations, 'reachNotification', { key: 'F8' })}`,
    );
    for (const [keys, place] of [
      ['{F8}', action],
      ['{Shift>}{F8}{/Shift}', action],
      ['{F8}', err],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(place).toHaveFocus();
    }
    args.store.dismiss(id);
    await userEvent.tab();
    await expect(cross(t('Pavyko!'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(t('Sėkmingai išsiųsta.'))).toBeNull();
    await expect(cross(t('Klaida!'))).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(err).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toBeVisible();
    err.blur();
  },
};

/** An error that has gone can be read again: F8 opens the log, and once more goes back. An action keeps its alert. */
export const Log: Story = {
  args: { store: createAlertStore() },
  play: async ({ canvasElement, args }) => {
    const { store } = args;
    store.clear();
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t('Siųsti') });
    opener.focus();
    store.add({ type: 'danger', subject: 'Nepavyko išsaugoti', message: 'Nėra ryšio.', timeout: 50 });
    store.add({ type: 'success', subject: 'Pavyko', timeout: 50 });
    const undone = store.add({
      type: 'success',
      subject: 'Kursas pašalintas',
      action: <Button size="sm">Grąžinti</Button>,
      timeout: 50,
    });
    await waitFor(async () => {
      await expect(store.list().map(({ id }) => id)).toEqual([undone]);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Grąžinti' }));
    await expect(store.list()).toEqual([]);
    opener.focus();
    await userEvent.keyboard('{F8}');
    const log = await canvas.findByRole('group', { name: said(alertToasterWords, 'log') });
    await expect(log).toHaveFocus();
    await expect(log).toHaveTextContent('Nepavyko išsaugotiNėra ryšio.');
    await expect(log).not.toHaveTextContent('Pavyko');
    await userEvent.keyboard('{F8}');
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.keyboard('{F8}{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await userEvent.click(canvas.getByRole('button', { name: said(alertToasterWords, 'clear') }));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** Disappears by itself, but not under the pointer or with the focus inside. */
export const Passing: Story = {
  tags: ['no-picture'],
  render: ({ store }) => <AlertToaster store={store} />,
  args: { store: createAlertStore() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    args.store.add({ type: 'success', subject: said(shareDialogWords, 'copied'), timeout: 300 });
    const alert = await canvas.findByText(said(shareDialogWords, 'copied'));
    await userEvent.hover(alert);
    await outlive();
    await expect(alert).toBeVisible();
    // Back and forth by the key: still held by the pointer.
    await userEvent.keyboard('{F8}{F8}');
    await outlive();
    await userEvent.keyboard('{F8}');
    await userEvent.unhover(alert);
    await outlive();
    const cross = canvas.getByRole('button', {
      name: said(alertToasterWords, 'close', { subject: said(shareDialogWords, 'copied') }),
    });
    await expect(cross).toHaveFocus();
    cross.blur();
    await waitFor(async () => {
      await expect(canvas.queryByText(said(shareDialogWords, 'copied'))).toBeNull();
    });
  },
};

const many = createAlertStore();
for (let count = 1; count <= 12; count += 1)
  many.add({
    type: 'warning',
    subject: t('Pranešimas {count}', { count }),
    message: longWords.lt,
    timeout: 'keep',
  });

function isInWindow(element: Element | undefined) {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom <= window.innerHeight;
}

/** More than fit: they scroll from the newest, and every close button can be reached. */
export const Many: Story = {
  args: { store: many },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('region', { name: `${said(translations, 'notifications')} (F8)` }),
    ).toSatisfy(isInWindow);
    const crosses = canvas.getAllByRole('button', { name: containing(t('Uždaryti')) });
    await waitFor(async () => {
      await expect(crosses.at(-1)).toSatisfy(isInWindow);
    });
    for (const cross of crosses.toReversed()) {
      cross.focus();
      await expect(cross).toSatisfy(isInWindow);
    }
    crosses[0]?.blur();
  },
};

export const Types: Story = { args: { store: filled } };
