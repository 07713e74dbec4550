import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursesMenu } from '../../support/shell.fixtures.ts';
import { MegaMenu } from './MegaMenu.tsx';

const meta: Meta<typeof MegaMenu> = {
  title: 'Site/MegaMenu',
  component: MegaMenu,
  args: { columns: coursesMenu.columns, feature: coursesMenu.feature },
};
export default meta;

/** Without a course to show, the columns close up. */
export const WithoutFeature: StoryObj<typeof MegaMenu> = { args: { feature: undefined } };

/** The header opens it from 1200 px; it also fits narrower screens. */
export const Panel: StoryObj<typeof MegaMenu> = {};
