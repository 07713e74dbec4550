import { languages, type SiteConfig } from '@medeina/contract';
import { createContext, useContext } from 'react';

/** What is switched on, until the server has said it: nothing. */
export const plainConfig: SiteConfig = {
  shopping: false,
  demo: false,
  languages: [...languages],
  environments: [],
  captcha: null,
  social: [],
  app_links: { ios: '', android: '' },
  public_url: 'http://localhost',
};

export const ConfigContext = createContext<SiteConfig>(plainConfig);

/** What is switched on in this installation. */
export const useConfig = (): SiteConfig => useContext(ConfigContext);
