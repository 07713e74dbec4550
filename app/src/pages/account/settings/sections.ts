import type { ComponentType } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { LogoutSection } from './LogoutSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';

/** The parts of the settings page, in their order. A further one is a file beside this and a row here. */
export const sections: readonly ComponentType[] = [AccountSection, PersonalSection, LogoutSection];
