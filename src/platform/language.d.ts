interface ImportMetaEnv {
  /** Whether this is the English build. */
  readonly ENGLISH: boolean;
  /** Whether the build has English pages, for Chinese ones to link to. */
  readonly HAS_ENGLISH: boolean;
}
