import type { Domain } from '../platform/domain.ts';
import { cutOffFilesJob, unusedFilesJob } from '../platform/files/unused-files.ts';
import { ownedBy, type PersonalData } from '../platform/personal-data.ts';
import { erasureJob } from './erasure.ts';
import { mountOwnData } from './own-data-routes.ts';
import { dropPhotos } from './photos.ts';
import { mountAccount } from './routes.ts';
import { holdImages, nameOfOrganisation, nameOfPosition } from './settings-store.ts';

/** Settings of an account, and what a person may ask of all that is held on them. The profile is `auth`'s. */
export function accountDomain(personalData: () => PersonalData): Domain {
  return {
    mount: (context) => {
      mountAccount(context);
      mountOwnData(context, personalData());
    },
    jobs: (context) => [
      erasureJob(context, personalData()),
      unusedFilesJob(context, personalData()),
      cutOffFilesJob(context),
    ],
    ownHashes: holdImages,
    dropFiles: (executor, { photos }, hashes) => dropPhotos(executor, photos, hashes),
    tables: {
      personal: {
        accounts: ownedBy('user_id', 'settings beyond the profile', {
          names: { organisation: nameOfOrganisation, position: nameOfPosition },
        }),
        account_deletions: ownedBy('user_id', 'that the account is to be erased, and when'),
      },
      impersonal: { organisations: 'where people may say that they work', positions: 'as what' },
    },
  };
}
