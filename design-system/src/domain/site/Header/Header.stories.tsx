import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { IconLink } from '../../../primitives/IconButton/index.ts';
import { Page } from '../../../primitives/Page/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { headerItems, languages } from '../../support/shell.fixtures.ts';
import { Header } from './Header.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { headerWords } from './Header.words.ts';

const meta: Meta<typeof Header> = {
  title: 'Site/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    items: headerItems,
    path: '/discover',
    searchButton: <IconLink icon={Search} size="bar" label={t('Ieškoti')} href="/discover" />,
    language: <LanguageSwitch current="lt" options={languages} />,
    account: (
      <ButtonLink size="sm" href="/login">
        {t('Prisijungti')}
      </ButtonLink>
    ),
    onMenu: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Header>;

export const Solid: Story = {};

function Over({ tone, children }: { tone: 'deep' | 'sunken'; children: ReactNode }) {
  return (
    <div>
      {children}
      <Page ground={tone} block="section">
        <Text size="lead">{t('Mokykitės tarp pamainų.')}</Text>
      </Page>
    </div>
  );
}

export const OverDarkHero: Story = {
  args: {
    over: 'light',
    account: (
      <ButtonLink size="sm" variant="outline" href="/login">
        {t('Prisijungti')}
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <Over tone="deep">
        <Story />
      </Over>
    ),
  ],
};

export const OverBrightHero: Story = {
  args: { over: 'dark' },
  decorators: [
    (Story) => (
      <Over tone="sunken">
        <Story />
      </Over>
    ),
  ],
};

/**
 * By keyboard: open, move, tab out; Escape returns the focus. On a phone the menu button has `aria-haspopup="dialog"`.
 */
export const Menus: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const courses = canvas.queryByRole('button', { name: t('Kursai') });
    if (courses === null) {
      await userEvent.click(canvas.getByRole('button', { name: said(headerWords, 'menu') }));
      await expect(args.onMenu).toHaveBeenCalledOnce();
      return;
    }
    courses.focus();
    await userEvent.keyboard('{Enter}');
    await expect(courses).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: t('Visi kursai') })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: /POCUS/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: t('Visi kursai') })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(courses).toHaveFocus();
    await userEvent.keyboard('{End}{Escape}');
    await expect(courses).toHaveFocus();
    await expect(courses).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' {End}');
    await expect(courses).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(courses).toHaveAttribute('aria-expanded', 'false');
    await expect(document.body).not.toHaveFocus();

    // Escape closes a hovered menu wherever the focus is.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.hover(courses);
    await waitFor(() => expect(courses).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(courses).toHaveAttribute('aria-expanded', 'false');
    await expect(courses).not.toHaveFocus();
    await userEvent.unhover(courses);
    courses.focus();
    await userEvent.keyboard('{Enter}');
  },
};

/** On a phone it scrolls away and returns, fixed and solid, after 320 px; on a desktop it does not return. */
export const Scrolled: Story = {
  args: { over: 'light' },
  decorators: [
    (Story) => (
      <>
        <Over tone="deep">
          <Story />
        </Over>
        <Page>
          {Array.from({ length: 40 }, (_, line) => (
            <Text key={`line-${String(line)}`}>{t('Mokykitės tarp pamainų.')}</Text>
          ))}
        </Page>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const view = canvasElement.ownerDocument.defaultView;
    const header = within(canvasElement).getByRole('banner');
    const mobile = view?.matchMedia('(max-width: 899px)').matches === true;
    await expect(header).not.toHaveAttribute('data-stuck');
    view?.scrollTo(0, 600);
    await waitFor(() =>
      mobile
        ? expect(header).toHaveAttribute('data-stuck')
        : expect(header).not.toHaveAttribute('data-stuck'),
    );
    view?.scrollTo(0, 0);
    await waitFor(() => expect(header).not.toHaveAttribute('data-stuck'));
  },
};
