import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryHues } from '@medeina/tokens';
import { Check } from 'lucide-react';
import { longWords } from '../../internal/words.fixtures.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';
import { percent } from '../../internal/amounts.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: t('Neįvertinta') },
  argTypes: { tone: { control: 'select', options: badgeTones }, icon: { control: false } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Badge tone="success" icon={Check}>
          {t('Baigta')}
        </Badge>
        <Badge tone="warning">{t('Liko 2 vietos')}</Badge>
        <Badge tone="danger">{t('Nebegalioja')}</Badge>
        <Badge tone="info">{t('Nuotolinis')}</Badge>
        <Badge tone="accent">3</Badge>
        <Badge tone="amber">{percent(-22)}</Badge>
        <Badge>{t('Neįvertinta')}</Badge>
      </Inline>
      <Inline>
        {categoryHues.map((hue) => (
          <Badge key={hue} category={hue}>
            {hue}
          </Badge>
        ))}
      </Inline>
      <div>
        <Badge tone="info">{longWords.ru}</Badge>
      </div>
    </Stack>
  ),
};
