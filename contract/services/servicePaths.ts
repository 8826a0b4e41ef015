/** The paths of a service's pages by route name, and where it is bought. */
export interface ServicePaths {
  paths: Readonly<Record<string, string>>;
  link: ServiceLink;
}

/** A service in the navigation, and the paths at which it is bought. */
export interface ServiceLink {
  nameZh: string;
  /** The page of its prices. */
  href: string;
  /** The page of its orders and that of its enquiries, if these are others. */
  order?: string;
  enquiry?: string;
  /** The beginning of further paths that belong to it. */
  within?: string;
}
