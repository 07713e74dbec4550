import type { ComponentType } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { EnvironmentsSection } from './EnvironmentsSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { LogoutSection } from './LogoutSection.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { PositionSection } from './PositionSection.tsx';
import { SignedInSection } from './SignedInSection.tsx';

/** The parts of the settings page, in their order. A further one is a file beside this and a row here. */
export const sections: readonly ComponentType[] = [
  PhotoSection,
  AccountSection,
  PersonalSection,
  GeneralSection,
  PositionSection,
  PasswordSection,
  PasskeysSection,
  SignedInSection,
  EnvironmentsSection,
  OwnDataSection,
  DeletionSection,
  LogoutSection,
];
