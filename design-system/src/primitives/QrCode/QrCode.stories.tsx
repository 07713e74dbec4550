import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: {
    value: 'https://medeina.example/course-about/101',
    label: t('QR kodas: kurso puslapis'),
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More modules in the same size: keep addresses short, so that the code is readable at arm's length. */
export const LongAddress: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: `https://medeina.example/course-about/101?${'saltinis=skelbimu-lenta&'.repeat(12)}` },
};
