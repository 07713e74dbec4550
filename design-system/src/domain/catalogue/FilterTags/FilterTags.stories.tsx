import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Page } from '../../../primitives/Page/index.ts';
import { longWords } from '../../../internal/words.fixtures.ts';
import { FilterTags } from './FilterTags.tsx';
import type { FilterTagsProps } from './FilterTags.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { filterTagsWords } from './FilterTags.words.ts';

function Kept(props: FilterTagsProps) {
  const [tags, setTags] = useState(props.tags);
  const results = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={results} tabIndex={-1}>
        {t('19 kursų')}
      </p>
      <FilterTags
        {...props}
        tags={tags}
        onRemove={(id) => {
          setTags(tags.filter((tag) => tag.id !== id));
          props.onRemove(id);
        }}
        onClear={() => {
          setTags([]);
          props.onClear?.();
        }}
        onEmptied={() => {
          results.current?.focus();
        }}
      />
    </>
  );
}

const tags = [
  { id: '61', label: t('Skubioji pagalba') },
  { id: '62', label: t('Kardiologija') },
  { id: '81', label: t('Hibridinis') },
];

const meta: Meta<typeof FilterTags> = {
  title: 'Catalogue/FilterTags',
  component: FilterTags,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page block="small">
        <Story />
      </Page>
    ),
  ],
  args: {
    tags,
    onRemove: fn(),
    onClear: fn(),
  },
  render: Kept,
};
export default meta;

type Story = StoryObj<typeof FilterTags>;

/** The focus moves to the next tag, and after the last one to the results. */
export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: containing(t('Kardiologija')) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('62');
    await expect(canvas.getByRole('button', { name: containing(t('Hibridinis')) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: containing(t('Skubioji pagalba')) })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: said(filterTagsWords, 'clear') })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t('19 kursų'))).toHaveFocus();
  },
};

export const Cleared: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(filterTagsWords, 'clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByText(t('19 kursų'))).toHaveFocus();
  },
};

export const One: Story = { args: { tags: tags.slice(0, 1) } };

export const Many: Story = {
  args: {
    tags: [
      ...tags,
      { id: '1', label: longWords.ru },
      { id: '2', label: t('Vilnius') },
      { id: '3', label: t('Kaunas') },
    ],
  },
};

/** Without filters there is no gap above the results. */
export const Empty: Story = { args: { tags: [] } };
