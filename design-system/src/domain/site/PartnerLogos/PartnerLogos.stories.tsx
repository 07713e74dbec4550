import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { PartnerLogos } from './PartnerLogos.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { partnerLogosWords } from './PartnerLogos.words.ts';

const meta: Meta<typeof PartnerLogos> = {
  title: 'Site/PartnerLogos',
  component: PartnerLogos,
  args: {
    label: t('Partneriai'),
    partners: [
      {
        id: 'university',
        name: t('Šilo universitetas'),
        paths: ['M12 2.6 8.9 7.4h1.7L7.6 11.8h8.8l-3-4.4h1.7Z', 'M12 11.8v4.2'],
      },
      {
        id: 'centre',
        name: t('Simuliacijų centras „Rievė“'),
        paths: ['M12 10.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z', 'M9.5 8.5a5.7 5.7 0 0 0 0 7'],
      },
    ],
  },
  argTypes: { partners: { control: false } },
};
export default meta;
type Story = StoryObj<typeof PartnerLogos>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: said(partnerLogosWords, 'label') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(list.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    partners: [
      { id: '1', name: longWords.lt, paths: ['M12 22V9'] },
      { id: '2', name: longWords.ru, paths: [] },
    ],
  },
};

export const None: Story = { args: { partners: [] } };
