import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = { title: 'Primitives/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWord: Story = { args: { children: t('arba') } };
