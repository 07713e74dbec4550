import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ambulance, Cross, Hospital, Pill, Stethoscope } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { ClientLogos } from './ClientLogos.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const names = [
  t('Nemuno klinikos'),
  t('Baltijos greitoji'),
  t('Šilo ligoninė'),
  t('Aušros vaistinės'),
  t('Vilnelės poliklinika'),
];
const icons = [Hospital, Ambulance, Cross, Pill, Stethoscope];
const drawn = ['M12 22V9', 'm12 13 2.5-2', 'M12 18c-4.5 1-5-2-3.7-3.2'];

const meta: Meta<typeof ClientLogos> = {
  title: 'Site/ClientLogos',
  component: ClientLogos,
  args: {
    label: t('Mokosi daugiau nei 20 įstaigų komandos'),
    clients: Array.from({ length: 22 }, (_, index) => ({
      id: String(index),
      name: names[index % names.length] ?? '',
      ...(index % 6 === 5 ? { paths: drawn } : { icon: icons[index % icons.length] }),
    })),
  },
  argTypes: { clients: { control: false } },
};
export default meta;
type Story = StoryObj<typeof ClientLogos>;

export const Many: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(22);
    const row = canvas.getByRole('list');
    const inView = canvas
      .getAllByRole('listitem')
      .filter((item) => item.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1);
    if (window.innerWidth >= 1200) await expect(inView).toHaveLength(6);
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    clients: [
      { id: '1', name: longWords.lt, icon: Hospital },
      { id: '2', name: longWords.ru, paths: drawn },
      { id: '3', name: t('Be ženklo') },
    ],
  },
};

export const None: Story = { args: { clients: [] } };
