/**
 * A token and the solutions of its 80 puzzles; computing those of a random token takes 20 million rounds of PBKDF2. The
 * service checks them like any others.
 */
export const solvedWork = {
  token: '7'.repeat(32),
  numbers: [
    37, 108, 403, 51, 89, 159, 404, 442, 358, 400, 248, 708, 11, 536, 140, 210, 54, 90, 317, 137, 650, 213, 63, 121,
    899, 86, 88, 248, 150, 110, 51, 121, 175, 53, 15, 705, 107, 8, 115, 386, 522, 86, 160, 51, 33, 1260, 408, 58, 190,
    29, 198, 472, 363, 203, 302, 318, 203, 693, 282, 24, 778, 3, 808, 265, 125, 214, 374, 62, 329, 93, 271, 151, 229,
    358, 17, 275, 41, 607, 749, 370,
  ],
};
