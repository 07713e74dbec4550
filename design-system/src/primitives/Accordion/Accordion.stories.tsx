import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { questions } from './Accordion.fixtures.ts';
import { AccordionContent, AccordionItem, AccordionRoot, AccordionTrigger } from './Accordion.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { containing } from '../../internal/said.fixtures.ts';

const rows = questions.map(({ value, title, content }) => (
  <AccordionItem key={value} value={value}>
    <AccordionTrigger>{title}</AccordionTrigger>
    <AccordionContent>{content}</AccordionContent>
  </AccordionItem>
));

const meta = {
  title: 'Primitives/Accordion',
  component: AccordionRoot,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  args: { children: rows },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AccordionRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

function buttonsOf(canvasElement: HTMLElement) {
  return within(canvasElement).getAllByRole('button');
}

/** Enter and Space toggle; the arrow keys, Home and End move between titles. Several rows may be open. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, last] = buttonsOf(canvasElement);
    const answer = canvas.getByText(
      containing(
        t('Iškart po užsakymo. Teorija atsiveria tą pačią minutę, praktikos data yra jūsų užsakyme.'),
      ),
    );
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(answer).not.toBeVisible();
    await expect(answer.closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(answer).toBeVisible();
    await expect(canvas.getByRole('region', { name: questions[0]?.title ?? '' })).toContainElement(answer);
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(answer).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(answer).not.toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

/** Opening one row closes the other; the open one can be closed. */
export const Single: Story = {
  args: { type: 'single', defaultOpen: ['when'] },
  play: async ({ canvasElement }) => {
    const [first, second] = buttonsOf(canvasElement);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A disabled row neither opens nor takes the focus. */
export const Disabled: Story = {
  args: {
    children: questions.map(({ value, title, content }, index) => (
      <AccordionItem key={value} value={value} disabled={index === 1}>
        <AccordionTrigger>{title}</AccordionTrigger>
        <AccordionContent>{content}</AccordionContent>
      </AccordionItem>
    )),
  },
  play: async ({ canvasElement }) => {
    const [first, second, last] = buttonsOf(canvasElement);
    await expect(second).toBeDisabled();
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

/** Find-in-page opens the row of a match. */
export const Found: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const [first] = buttonsOf(canvasElement);
    const content = within(canvasElement)
      .getByText(
        containing(
          t('Iškart po užsakymo. Teorija atsiveria tą pačią minutę, praktikos data yra jūsų užsakyme.'),
        ),
      )
      .closest('[hidden]');
    if (content === null) throw new Error('The first row is not closed.');
    await fireEvent(content, new Event('beforematch', { bubbles: true }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['when']);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Sidebar: Story = {
  args: {
    size: 'sm',
    measure: 'full',
    defaultOpen: ['when'],
    children: questions.map(({ value, title, content }, index) => (
      <AccordionItem key={value} value={value}>
        <AccordionTrigger meta={index === 0 ? 12 : undefined}>{title}</AccordionTrigger>
        <AccordionContent>{content}</AccordionContent>
      </AccordionItem>
    )),
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { children: [] } };

export const Loading: Story = {
  args: {
    defaultOpen: ['when'],
    children: questions.map(({ value, title }) => (
      <AccordionItem key={value} value={value}>
        <AccordionTrigger>{title}</AccordionTrigger>
        <AccordionContent loading />
      </AccordionItem>
    )),
  },
};
