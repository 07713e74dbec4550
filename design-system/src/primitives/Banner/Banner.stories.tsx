import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner, statusTones } from './Banner.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { title: t('Praktika perkelta.'), children: t('Nauja data gruodžio 11 d., 9:00.') },
  argTypes: { tone: { control: 'select', options: statusTones } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      {statusTones.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={t('Per greitai vykdote užklausas.')}
          action={<Link href="#more">{t('Plačiau')}</Link>}
        >
          {t('Prašome palaukti vieną minutę, kol vėl galėsite toliau naudotis svetaine.')}
        </Banner>
      ))}
      <Banner tone="success">{longWords.ru}</Banner>
    </Stack>
  ),
};

export const Dismissed: Story = {
  args: { onDismiss: fn(), announce: true, tone: 'danger' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(translations, 'close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
