# Names of things. The words of the rulebook.

region-northwest = Nordwesten
region-california = Kalifornien
region-southwest = Südwesten
region-northern-plains = Nördliche Ebenen
region-great-lakes = Große Seen
region-northeast = Nordosten
region-mid-atlantic = Mittelatlantik
region-southeast = Südosten
region-heartland = Kernland
region-texas = Texas

tile-additional = { $kind ->
    [dollars] Dollarplättchen ({ $values })
    [number] Zahlenplättchen ({ $values })
    [bonus] neues Plättchen mit Bonusplättchen ({ $values })
    [expansion] neues Plättchen mit Expansionsplättchen ({ $values })
    [link] neues Plättchen mit Streckenplättchen ({ $values })
   *[influence] neues Plättchen ({ $values })
}

milestone-four-towns = vier Kleinstädte
milestone-four-regions = vier Regionen
milestone-five-in-scored-cities = fünf in gewerteten Städten
milestone-two-three-four = zwei, drei, vier
milestone-big-city = große Stadt
milestone-region = Region
milestone-two-8-links = zwei 8-$-Strecken

colour-blue = blau
colour-red = rot
colour-orange = orange
colour-black = schwarz
colour-beige = beige
dollars = { $amount } $
