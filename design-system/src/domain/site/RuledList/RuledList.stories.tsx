import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { RuledList } from './RuledList.tsx';

const meta: Meta<typeof RuledList> = {
  title: 'Site/RuledList',
  component: RuledList,
  args: {
    items: [
      { title: t('Vilnius'), text: t('Pavyzdžio g. 14, centras „Rievė“') },
      { title: t('Kaunas'), text: t('Pavyzdžio g. 2') },
      { title: t('Kiti miestai'), text: t('Atvykstame į Jūsų įstaigą.'), href: '/help/offer' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof RuledList>;

export const Places: Story = {
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(
      args.items.flatMap(({ title, href }) => (href === undefined ? [] : [title])),
    );
  },
};

/** Steps: an ordered list says the numbers itself. */
export const Numbered: Story = {
  args: {
    numbered: true,
    items: [
      { title: t('Pokalbis'), text: t('Pusvalandį kalbamės su skyriumi.') },
      { title: t('Planas'), text: t('Per tris darbo dienas atsiunčiame pasiūlymą.') },
      { title: t('Praktika') },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.tagName).toBe('OL');
    for (const number of list.querySelectorAll('li > span'))
      await expect(number).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: {
    numbered: true,
    items: [
      { title: longWords.lt, text: sentences.lt, href: '/' },
      { title: longWords.ru, text: longWords.en },
    ],
  },
};

/** Renders nothing. */
export const Empty: Story = { tags: ['no-picture'], args: { items: [] } };
