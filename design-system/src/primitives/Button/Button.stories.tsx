import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, ButtonLink, buttonSizes, buttonVariants } from './Button.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: t('Į krepšelį'), onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: t('Į krepšelį') });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      {(['primary', 'outline', 'ghost', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap={16}>
          <Button variant={variant}>{t('Pradėti')}</Button>
          <Button variant={variant} icon={ArrowRight}>
            {t('Toliau')}
          </Button>
          <Button variant={variant} loading>
            {t('Siunčiama')}
          </Button>
          <Button variant={variant} disabled>
            {t('Negalima')}
          </Button>
          <ButtonLink variant={variant} href="#next">
            {t('Nuoroda')}
          </ButtonLink>
        </Inline>
      ))}
      <Panel tone="deep">
        <Inline>
          <Button variant="amber">{t('Rasti kursą')}</Button>
          <Button variant="outline">{t('Kaip tai veikia')}</Button>
          <Button variant="ghost">{t('Plačiau')}</Button>
        </Inline>
      </Panel>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Inline>
        {buttonSizes.map((size) => (
          <Button key={size} size={size}>
            {t('Tęsti')}
          </Button>
        ))}
      </Inline>
      <Button full>{t('Apmokėti')}</Button>
      <Button full="mobile" variant="outline">
        {t('Plati tik telefone')}
      </Button>
    </Stack>
  ),
};

/** A busy button keeps the focus and ignores presses. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: t('Į krepšelį') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Nothing shifts when a button becomes busy, whatever its variant, size, icon and label. */
export const LoadingWidth: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render() {
    const [loading, setLoading] = useState(false);
    const busy = {
      loading,
      onClick: () => {
        setLoading(true);
      },
    };
    return (
      <Stack>
        {buttonVariants.map((variant) => (
          <Panel key={variant} tone={variant === 'amber' ? 'deep' : 'surface'}>
            <Inline>
              {buttonSizes.map((size) => (
                <Inline key={size}>
                  <Button {...busy} variant={variant} size={size}>
                    {t('Tęsti')}
                  </Button>
                  <Button {...busy} variant={variant} size={size} icon={ArrowRight}>
                    {t('Tęsti')}
                  </Button>
                </Inline>
              ))}
            </Inline>
          </Panel>
        ))}
        <Button {...busy} full>
          {longWords.lt}
        </Button>
        <Button {...busy} full="mobile" icon={ArrowRight}>
          {longWords.lt}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const places = () => buttons.map((button) => JSON.stringify(button.getBoundingClientRect()));
    const before = places();
    buttons[0]?.focus();
    await userEvent.keyboard('{Enter}');
    for (const button of buttons) await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(places()).toEqual(before);
  },
};

/** Long labels wrap and are not clipped. */
export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack align="start">
      <Button>{longWords.lt}</Button>
      <Button variant="outline" icon={ArrowRight}>
        <span lang="ru">{longWords.ru}</span>
      </Button>
    </Stack>
  ),
};
