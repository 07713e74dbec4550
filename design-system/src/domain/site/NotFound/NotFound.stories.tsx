import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchBox } from '../../../primitives/SearchBox/index.ts';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { NotFound } from './NotFound.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { notFoundWords } from './NotFound.words.ts';

const meta: Meta<typeof NotFound> = {
  title: 'Site/NotFound',
  component: NotFound,
  args: {
    more: [
      { label: t('Visi kursai'), href: '/discover' },
      { label: t('Pagalba'), href: '/help' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof NotFound>;

/** By keyboard: home first, then the other links. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: said(notFoundWords, 'title') })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: said(notFoundWords, 'home') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('Visi kursai') })).toHaveFocus();
  },
};

const nothing = () => undefined;

export const WithSearch: Story = {
  args: {
    search: (
      <SearchBox
        label={t('Ieškoti kurso')}
        placeholder={t('Ieškoti kurso')}
        value=""
        onChange={nothing}
        onSubmit={nothing}
      />
    ),
  },
};

export const HomeAlone: Story = { args: { more: undefined } };

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: { more: undefined },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.lt} ${longWords.ru}`,
    children: sentences.ru,
    texts: { home: longWords.lt },
  },
};
