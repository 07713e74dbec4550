import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Page } from '../../../primitives/Page/index.ts';
import { Logo } from './Logo.tsx';
import { LogoMark } from './LogoMark.tsx';

const meta: Meta<typeof Logo> = { title: 'Site/Logo', component: Logo };
export default meta;

type Story = StoryObj<typeof Logo>;

export const Wordmark: Story = { args: { label: 'Medeina' } };

export const OnDeep: Story = {
  args: { label: 'Medeina' },
  render: (args) => (
    <Page ground="deep" block="small">
      <Logo {...args} />
    </Page>
  ),
};

export const Marks: Story = {
  render: () => (
    <Inline gap={24}>
      <svg width="96" height="96">
        <LogoMark label="Medeina" />
      </svg>
      <svg width="18" height="18">
        <LogoMark small label="Medeina" />
      </svg>
    </Inline>
  ),
};
