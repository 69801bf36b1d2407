# Names of things. The words of the rulebook.
# A no-break space stands before signs.

region-northwest = Nord-Ouest
region-california = Californie
region-southwest = Sud-Ouest
region-northern-plains = Plaines du Nord
region-great-lakes = Grands Lacs
region-northeast = Nord-Est
region-mid-atlantic = Centre-Atlantique
region-southeast = Sud-Est
region-heartland = Cœur du pays
region-texas = Texas

tile-additional = { $kind ->
    [dollars] tuile Dollar ({ $values })
    [number] tuile Nombre ({ $values })
    [bonus] nouvelle tuile avec une tuile Bonus ({ $values })
    [expansion] nouvelle tuile avec la tuile Développement ({ $values })
    [link] nouvelle tuile avec la tuile Route ({ $values })
   *[influence] nouvelle tuile ({ $values })
}

milestone-four-towns = quatre villes
milestone-four-regions = quatre régions
milestone-five-in-scored-cities = cinq dans des métropoles évaluées
milestone-two-three-four = deux, trois, quatre
milestone-big-city = grande métropole
milestone-region = région
milestone-two-8-links = deux routes à 8 $

colour-blue = bleu
colour-red = rouge
colour-orange = orange
colour-black = noir
colour-beige = beige
dollars = { $amount } $
