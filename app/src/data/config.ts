import { languages, type SiteConfig } from '@medeina/contract';
import { createContext, useContext } from 'react';

/** The default of the context: nothing is switched on. */
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
