import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../../../primitives/Page/index.ts';
import { HeroRings } from './HeroRings.tsx';
import { RingWords } from './RingWords.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof HeroRings> = {
  title: 'Site/HeroRings',
  component: HeroRings,
  args: {
    children: (
      <RingWords
        labels={[t('Teorija internetu, savo tempu'), t('Simuliacija grupėje po tris'), t('Sertifikatas')]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <Page ground="deep" block="small">
        <Story />
      </Page>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof HeroRings>;

export const WithWords: Story = {};

export const Bare: Story = { args: { children: undefined } };

export const Russian: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: {
    children: (
      <RingWords labels={['Теория онлайн, в своём темпе', 'Симуляция в группе по трое', 'Сертификат']} />
    ),
  },
};
