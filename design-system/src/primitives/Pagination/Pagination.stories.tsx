import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, href: (page: number) => `#page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: said(translations, 'next') })).toHaveAttribute(
      'href',
      '#page=6',
    );
    await expect(canvas.getByRole('link', { name: said(translations, 'previous') })).toHaveAttribute(
      'href',
      '#page=4',
    );
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent('5');
  },
};

export const Ends: Story = {
  render: () => (
    <Stack gap={24}>
      <Pagination label={t('Pirmas')} page={1} pages={7} href={(page) => `#a${page}`} />
      <Pagination label={t('Paskutinis')} page={120} pages={120} href={(page) => `#b${page}`} />
      <Pagination label={t('Du')} page={2} pages={2} href={(page) => `#c${page}`} />
    </Stack>
  ),
};
