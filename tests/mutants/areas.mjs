const tests = (folder, ...names) => names.map((name) => `tests/${folder}/${name}.test.ts`);

/**
 * What is changed by the mutation tests, and which tests have to notice it, area by area; each has to reach the score on
 * its own. Tables of codes and texts are left out: they are data, not decisions.
 */
export const areas = {
  prices: {
    mutate: ['contract/rules/pricing/*.ts'],
    tests: tests('rules', 'price*', 'rounding', 'measures', 'rateChoice', 'stock'),
  },
  documents: {
    mutate: ['contract/rules/documents/documents.ts', 'contract/rules/dates/*.ts', 'contract/rules/loading/*.ts'],
    tests: tests(
      'rules',
      'neededDocuments',
      'cutOffUrgency',
      'orderDays',
      'sailingDays',
      'loadFit',
      'unitLoads',
      'units',
      'measures',
      'tankFindings',
    ),
  },
  signIn: {
    mutate: [
      'contract/protocol/signInInput.ts',
      'service/auth/captcha/{judge,client,cipher}.ts',
      'service/auth/smsLimits.ts',
      'service/config/secrets.ts',
    ],
    tests: tests('auth', 'captchaJudge', 'limitFigures', 'signInInput', 'secretDigests'),
  },
  segregation: {
    mutate: ['contract/rules/segregation/segregation{,Doubts,Findings,Line,Reliefs,Table}.ts'],
    tests: tests(
      'rules',
      'segregation',
      'segregationTable',
      'segregationVerdicts',
      'segregationPlaces',
      'segregationExemptions',
    ),
  },
  acceptance: {
    mutate: ['contract/rules/acceptance/*.ts'],
    tests: tests(
      'rules',
      'acceptance*',
      'flashPoint',
      'mode*',
      'transportModes',
      'smallPackages',
      'foodstuffs',
      'listedText',
      'suspicions',
    ),
  },
  storage: {
    mutate: ['contract/rules/{storage,tanks}/*.ts'],
    tests: tests('rules', 'store*', 'tank*', 'coStorage'),
  },
  passwords: {
    mutate: ['service/auth/password/{turns,hashing}.ts'],
    tests: tests('auth', 'secretDigests', 'passwordHashing'),
  },
  limits: {
    mutate: [
      'service/auth/{rateLimiter,backoff,smsTraffic}.ts',
      'service/auth/password/tries.ts',
      'service/auth/captcha/{guard,escalation,challenges,passes}.ts',
    ],
    tests: tests('auth', 'rateLimiter', 'passwordTries', 'captcha{Guard,Words,Stored}', 'limitFigures'),
  },
  tokens: {
    mutate: ['service/auth/{session,signedInDevices,siteTickets,smsCodes}.ts', 'service/auth/password/remembered.ts'],
    tests: tests('auth', 'sessionLife', 'sessionsOfUser', 'siteTicket', 'codeAndToken', 'rememberToken'),
  },
  orders: {
    mutate: [
      'contract/booking/{orderForm,orderFacts,orderProblems,blankOrder,orderDefaults}.ts',
      'service/booking/{orderChecks,orderAcceptance}.ts',
      'service/orders/{fileType,dcsaGoods,dcsaEquipment}.ts',
    ],
    tests: [
      ...tests(
        'booking',
        'orderRules',
        'orderFacts',
        'orderForm',
        'orderChecks',
        'orderAcceptance',
        'omittedFields',
        'orderDayFields',
        'placeOrder{Acceptance,Classification,Load,Packaging}',
      ),
      ...tests('orders', 'dcsaGoods', 'dcsaContainers', 'fileType'),
    ],
  },
};
