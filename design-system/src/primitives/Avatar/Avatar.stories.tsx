import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Rūta Kazlauskaitė', labelled: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Inline>
      <Avatar name="Rūta Kazlauskaitė" labelled />
      <Avatar name="Šarūnė Žemaitė" labelled />
      <Avatar name="Елена Петрова" labelled />
      <Avatar name="Madonna" labelled />
      <Avatar name="Rūta Kazlauskaitė" size="lg" labelled />
      <Avatar name={t('Su nuotrauka')} src="/patterns/airway.svg" labelled />
    </Inline>
  ),
};

/** If the picture fails to load, the initials show. */
export const MissingPicture: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { src: 'data:,' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('RK')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
