import { BadConfiguration, configOf } from '#server/config/config.ts';

/** The problems of a configuration as text. */
export const problemsOf = (variables: NodeJS.ProcessEnv): readonly string[] => {
  try {
    configOf(variables);
    return [];
  } catch (error) {
    if (error instanceof BadConfiguration) return error.problems;
    throw error;
  }
};

/** Alibaba Cloud with only the templates of codes. */
export const aliyunWithoutNotices = {
  carrier: 'aliyun',
  accessKeyId: 'i',
  accessKeySecret: 's',
  signName: 'n',
  templates: {
    user_login: 'SMS_1',
    user_sign: 'SMS_2',
    user_close: undefined,
    password_notice: undefined,
    closing_notice: undefined,
    order_notice: undefined,
  },
} as const;
