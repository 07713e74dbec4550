/** The place of the home page's banners, and what asks for them. */
export const homeBanners = { params: { id: 8 } } as const;
